import ts from 'typescript';

const STYLES = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/**
 * A TypeScript transformer that takes comments and indentation out of styled-components' templates: minifiers leave
 * them in, because to them a template is text. Server and browser builds both use it, so class names stay equal.
 */
export const tightStyles: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (!ts.isTaggedTemplateExpression(inner) || !STYLES.has(nameOf(inner.tag))) return inner;
    return factory.updateTaggedTemplateExpression(inner, inner.tag, undefined, tighten(file, factory, inner.template));
  };
  return ts.visitEachChild(file, visit, context);
};

/** The name that a tag begins with: `styled` of `styled(Link).attrs(…)`. */
function nameOf(tag: ts.Expression): string {
  if (ts.isIdentifier(tag)) return tag.text;
  return ts.isPropertyAccessExpression(tag) || ts.isCallExpression(tag) ? nameOf(tag.expression) : '';
}

function tighten(file: ts.SourceFile, factory: ts.NodeFactory, template: ts.TemplateLiteral): ts.TemplateLiteral {
  /** The raw text, so escapes stay escaped. */
  const textOf = (part: ts.TemplateLiteralLikeNode) =>
    tightText(
      part
        .getText(file)
        .replace(/^[`}]/, '')
        .replace(/(`|\$\{)$/, ''),
    );
  if (ts.isNoSubstitutionTemplateLiteral(template)) {
    return factory.createNoSubstitutionTemplateLiteral(undefined, textOf(template));
  }
  const spans = template.templateSpans.map((span) => {
    const { expression, literal } = span;
    const text = textOf(literal);
    const part = ts.isTemplateTail(literal)
      ? factory.createTemplateTail(undefined, text)
      : factory.createTemplateMiddle(undefined, text);
    return factory.updateTemplateSpan(span, expression, part);
  });
  return factory.updateTemplateExpression(
    template,
    factory.createTemplateHead(undefined, textOf(template.head)),
    spans,
  );
}

/** A line break stays one: it separates what a blank separates. */
const tightText = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s*\n\s*/g, '\n');
