import { createHash } from 'node:crypto';
import { moduleName } from './moduleName.ts';
import ts from 'typescript';

/**
 * A TypeScript transformer that gives every styled component a fixed id: `<app>-<Name>-<hash of file and place>`.
 * styled-components numbers its components in the order in which they are made, and that order differs between
 * server and browser as soon as remotes load at different times; the page would then hydrate with other class names.
 * The place is named as {@link moduleName} does it, so it does not matter where the build lies.
 */
export function componentIds(app: string, folder: string): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (file) => {
    const path = moduleName(file.fileName, folder);
    let place = 0;
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
        const tagged = node.initializer;
        if (ts.isTaggedTemplateExpression(tagged) && isStyled(tagged.tag)) {
          const hash = createHash('sha256').update(`${path}:${place++}`).digest('hex').slice(0, 6);
          const name = node.name.text;
          const tag = withConfig(context.factory, tagged.tag, `${app}-${name}-${hash}`);
          const { factory } = context;
          const template = factory.updateTaggedTemplateExpression(tagged, tag, undefined, tagged.template);
          return factory.updateVariableDeclaration(node, node.name, node.exclamationToken, node.type, template);
        }
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitEachChild(file, visit, context);
  };
}

/** `styled.x`, `styled(X)`, and both with `.attrs(…)` behind. */
function isStyled(tag: ts.Expression): boolean {
  if (ts.isIdentifier(tag)) return tag.text === 'styled';
  if (ts.isPropertyAccessExpression(tag) || ts.isCallExpression(tag)) return isStyled(tag.expression);
  return false;
}

function withConfig(factory: ts.NodeFactory, tag: ts.Expression, componentId: string) {
  const config = factory.createObjectLiteralExpression([
    factory.createPropertyAssignment('componentId', factory.createStringLiteral(componentId)),
  ]);
  return factory.createCallExpression(factory.createPropertyAccessExpression(tag, 'withConfig'), undefined, [config]);
}
