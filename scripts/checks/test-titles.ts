import ts from 'typescript';

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite']);

/**
 * Titles of all tests and groups in a test file, as they are written there:
 * `test.each` with its `%s`, templates with their `${…}`.
 */
export function testTitles(file: string, text: string): Set<string> {
	const titles = new Set<string>();
	const visit = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
			const [title] = node.arguments;
			if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
			else if (title && ts.isTemplateExpression(title)) titles.add(title.getText().slice(1, -1));
		}
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
	return titles;
}

/** `test`, `test.each(…)`, `test.describe` and the like. */
function isTestFunction(expression: ts.Expression): boolean {
	if (ts.isIdentifier(expression)) return TEST_FUNCTIONS.has(expression.text);
	if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
		return isTestFunction(expression.expression);
	}
	return ts.isTaggedTemplateExpression(expression) && isTestFunction(expression.tag);
}
