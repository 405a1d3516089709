import ts from 'typescript';

/** A path of the api in a piece of code. */
export interface ApiPath {
  /** As the code has it, with `{}` for what is known only at run time. */
  path: string;
  /** In lower case. Undefined where the code around it does not tell. */
  method?: string;
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];
/** From the root, or behind an origin that is only known at run time. */
const ofApi = /^(\{\})?(?=\/api\/)/;

/**
 * Every path of the api in a built file, minified or not. The method is known in a call of the typed client
 * (`api.POST('/api/…')`), of `fetch` and of `new Request`, and in a form's `action` beside its `method`.
 */
export function findApiPaths(code: string): ApiPath[] {
  const found: ApiPath[] = [];
  const visit = (node: ts.Node): void => {
    const { text, unknown } = readText(node);
    if (!ofApi.test(text)) return ts.forEachChild(node, visit);
    found.push({ path: text.replace(ofApi, ''), method: methodFor(node) });
    unknown.forEach(visit);
  };
  visit(ts.createSourceFile('built.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}

/** The text that an expression gives, `{}` for its unknown parts. */
function readText(node: ts.Node): { text: string; unknown: ts.Node[] } {
  if (ts.isStringLiteralLike(node)) return { text: node.text, unknown: [] };
  if (ts.isParenthesizedExpression(node)) return readText(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return join([readText(node.left), readText(node.right)]);
  }
  if (ts.isTemplateExpression(node)) {
    const literal = ({ text }: { text: string }) => ({ text, unknown: [] });
    const spans = node.templateSpans.flatMap((span) => [readText(span.expression), literal(span.literal)]);
    return join([literal(node.head), ...spans]);
  }
  return { text: '{}', unknown: [node] };
}

const join = (parts: readonly ReturnType<typeof readText>[]) => ({
  text: parts.map(({ text }) => text).join(''),
  unknown: parts.flatMap(({ unknown }) => unknown),
});

function methodFor(path: ts.Node): string | undefined {
  const node = outermost(path);
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && /^(form)?action$/i.test(nameOf(parent.name) ?? '')) {
    return wordIn(parent.parent, 'method');
  }
  if (!(ts.isCallExpression(parent) || ts.isNewExpression(parent)) || parent.arguments?.[0] !== node) return undefined;
  const called = nameOf(parent.expression) ?? '';
  if (methods.includes(called)) return called.toLowerCase();
  if (called !== 'fetch' && called !== 'Request') return undefined;
  const options = parent.arguments[1];
  if (!options) return 'get';
  if (!ts.isObjectLiteralExpression(options)) return undefined;
  const isOpen = options.properties.some((one) => ts.isSpreadAssignment(one) || nameOf(one.name) === 'method');
  return isOpen ? wordIn(options, 'method') : 'get';
}

/** `a ? '/api/x' : '/api/y'` is given where each of the two would be: minifiers write two calls that way. */
function outermost(node: ts.Node): ts.Node {
  const { parent } = node;
  const goesOn =
    ts.isParenthesizedExpression(parent) || (ts.isConditionalExpression(parent) && parent.condition !== node);
  return goesOn ? outermost(parent) : node;
}

/** The last name in `x`, `y.x`, `y?.x`, `y['x']` and `(0, y.x)`. */
function nameOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isParenthesizedExpression(node)) return nameOf(node.expression);
  if (ts.isBinaryExpression(node)) return nameOf(node.right);
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isElementAccessExpression(node) ? nameOf(node.argumentExpression) : undefined;
}

function wordIn(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = object.properties.find((one) => nameOf(one.name) === name);
  if (!property || !ts.isPropertyAssignment(property)) return undefined;
  return ts.isStringLiteralLike(property.initializer) ? property.initializer.text.toLowerCase() : undefined;
}
