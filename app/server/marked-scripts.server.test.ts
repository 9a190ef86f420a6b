import { expect, test } from 'vitest';
import { markedScripts } from './marked-scripts.server';

const NONCE = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('only scripts with the nonce of this rendering are listed', () => {
	const html = `<head><script nonce="${NONCE}">early()</script><script type="application/ld+json">{"a":1}</script></head>
<p>review: <script>stolen()</script><script nonce="another">stolen()</script></p>
<script nonce="${NONCE}" src="/a.js" async=""></script><script nonce="${NONCE}" type="module">if (1 > 0) start("<p>")</script>`;
	expect(markedScripts(html, NONCE)).toEqual(['early()', 'if (1 > 0) start("<p>")']);
});
