import { createHash } from 'node:crypto';
import { moduleName } from './moduleName.ts';
import ts from 'typescript';

/** In base64, so 36 bits: two of a thousand components, of all apps, have the same id in one of 130,000 shops. */
const ID_LENGTH = 6;

/**
 * A TypeScript transformer that gives every styled component a fixed id: a hash of its app, file and place, which is short
 * because a page has each of its components' ids several times. In development the id has names: `<app>-<Name>-<hash>`.
 * styled-components numbers its components in the order in which they are made, and that order differs between
 * server and browser as soon as remotes load at different times; the page would then hydrate with other class names.
 * The place is named as {@link moduleName} does it, so it does not matter where the build lies.
 */
export function componentIds(
  app: string,
  folder: string,
  { hasNames = false } = {},
): ts.TransformerFactory<ts.SourceFile> {
  const idOf = (name: string, place: string) => {
    const hash = createHash('sha256').update(`${app}:${place}`).digest('base64url');
    // A class that a selector names begins with a letter.
    return hasNames ? `${app}-${name}-${hash.slice(0, ID_LENGTH)}` : `p${hash.slice(0, ID_LENGTH)}`;
  };
  return (context) => (file) => {
    const path = moduleName(file.fileName, folder);
    let place = 0;
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
        const tagged = node.initializer;
        if (ts.isTaggedTemplateExpression(tagged) && isStyled(tagged.tag)) {
          const id = idOf(node.name.text, `${path}:${place++}`);
          const tag = withConfig(context.factory, tagged.tag, id);
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
