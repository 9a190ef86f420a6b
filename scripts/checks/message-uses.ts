import ts from 'typescript';

/** One use of a message in the code. */
export interface MessageUse {
	/** `file:line`. */
	place: string;
	/** Full keys it may ask for, `namespace:key`; empty where the type does not name them. */
	keys: string[];
	/** Names of the values; `undefined` where they are not an object literal. */
	values: Set<string> | undefined;
	/** Source text of the key. */
	text: string;
}

/**
 * Finds every call of a translation function (`useTranslation('ns')`, `translator(locale)`, also as an argument). The
 * types name the namespace and the keys, so a key may be a literal, a template or a variable, as long as its type names
 * each possible value.
 *
 * @param root absolute path of the project
 */
export function findMessageUses(
	root: string,
	files: readonly string[],
	options: ts.CompilerOptions,
): MessageUse[] {
	const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false });
	const checker = program.getTypeChecker();
	return files.flatMap((file) => {
		const source = program.getSourceFile(file);
		return source ? usesIn(source, root, checker) : [];
	});
}

function usesIn(source: ts.SourceFile, root: string, checker: ts.TypeChecker): MessageUse[] {
	const uses: MessageUse[] = [];
	const visit = (node: ts.Node): void => {
		const call = translationCall(node, checker);
		if (call) {
			const { line } = source.getLineAndCharacterOfPosition(call.key.getStart());
			const keys = valuesOf(call.key, checker);
			uses.push({
				place: `${source.fileName.slice(root.length + 1)}:${line + 1}`,
				keys: keys.flatMap((key) => fullKeys(key, call.namespace, call.prefix)),
				values: call.values,
				text: call.key.getText(),
			});
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return uses;
}

interface Asked {
	key: ts.Expression;
	namespace: string;
	prefix: string;
	values: Set<string> | undefined;
}

function translationCall(node: ts.Node, checker: ts.TypeChecker): Asked | undefined {
	if (!ts.isCallExpression(node)) return undefined;
	const [key, options] = node.arguments;
	if (!key) return undefined;
	const type = checker.getTypeAtLocation(node.expression);
	if (!type.getProperty('$TFunctionBrand')) return undefined;
	const [namespaces, prefix] = checker.getTypeArguments(type as ts.TypeReference);
	return {
		key,
		namespace: firstNamespace(namespaces, checker),
		prefix: literals(prefix)[0] ?? '',
		values: namesIn(options),
	};
}

/** `'cart'`, or the first one of a list of namespaces, which i18next uses for keys without a namespace. */
function firstNamespace(type: ts.Type | undefined, checker: ts.TypeChecker): string {
	if (!type) return '';
	const [first] = checker.isTupleType(type)
		? checker.getTypeArguments(type as ts.TypeReference)
		: [type];
	return literals(first)[0] ?? '';
}

/** All possible values of an expression; empty where its type does not list them. */
function valuesOf(expression: ts.Expression, checker: ts.TypeChecker): string[] {
	return ts.isStringLiteralLike(expression)
		? [expression.text]
		: literals(checker.getTypeAtLocation(expression));
}

/** All strings of a union type; empty for `string`. */
function literals(type: ts.Type | undefined): string[] {
	if (!type) return [];
	if (type.isStringLiteral()) return [type.value];
	if (!type.isUnion()) return [];
	const parts = type.types.filter((part) => (part.flags & ts.TypeFlags.Undefined) === 0);
	return parts.every((part) => part.isStringLiteral()) ? parts.flatMap(literals) : [];
}

function fullKeys(key: string, namespace: string, prefix: string): string[] {
	if (key.includes(':')) return [key];
	return [`${namespace}:${prefix ? `${prefix}.` : ''}${key}`];
}

/** Property names of an object literal; empty for a missing object. */
function namesIn(options: ts.Expression | undefined): Set<string> | undefined {
	if (!options) return new Set();
	if (!ts.isObjectLiteralExpression(options)) return undefined;
	const names = options.properties.map((property) => property.name?.getText());
	return names.includes(undefined) ? undefined : new Set(names as string[]);
}
