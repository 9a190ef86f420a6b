import ts from 'typescript';

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite']);

/**
 * Names of all tests and groups in a test file, as they are written there: `test.each` with its `%s`,
 * templates with their `${…}`. Each is known by its title, and by its groups and title: `a cart › is empty`.
 */
export function testTitles(file: string, text: string): Set<string> {
	const names = new Set<string>();
	const visit = (node: ts.Node, groups: readonly string[]): void => {
		const title = titleOf(node);
		const path = title === undefined ? groups : [...groups, title];
		if (title !== undefined) names.add(title).add(path.join(' › '));
		ts.forEachChild(node, (child) => visit(child, path));
	};
	visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), []);
	return names;
}

function titleOf(node: ts.Node): string | undefined {
	if (!ts.isCallExpression(node) || !isTestFunction(node.expression)) return undefined;
	const [title] = node.arguments;
	if (title && ts.isStringLiteralLike(title)) return title.text;
	return title && ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

/** `test`, `test.each(…)`, `test.describe` and the like. */
function isTestFunction(expression: ts.Expression): boolean {
	if (ts.isIdentifier(expression)) return TEST_FUNCTIONS.has(expression.text);
	if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
		return isTestFunction(expression.expression);
	}
	return ts.isTaggedTemplateExpression(expression) && isTestFunction(expression.tag);
}
