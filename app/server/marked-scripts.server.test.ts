import { expect, test } from 'vitest';
import { takeMarkedScripts } from './marked-scripts.server';

const MARKER = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('only scripts with the marker are listed, and the marker is not sent', () => {
	const page = (nonce: string) =>
		`<head><script${nonce}>early()</script><script type="application/ld+json">{"a":1}</script></head>
<p>review: <script>stolen()</script><script nonce="another">stolen()</script></p>
<script${nonce} src="/a.js" async=""></script><script${nonce} type="module">if (1 > 0) start("<p>")</script>`;
	const { html, scripts } = takeMarkedScripts(page(` nonce="${MARKER}"`), MARKER);
	expect(scripts).toEqual(['early()', 'if (1 > 0) start("<p>")']);
	expect(html).toBe(page(''));
});
