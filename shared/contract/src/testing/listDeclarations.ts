import ts from 'typescript';

export interface Member {
  /** `AddRequest.line`, and `SlotProps.cart/Order.reference` for what is inside a member. */
  path: string;
  isOptional: boolean;
}

/** A module's exports and the members of its interfaces, from its source text, so types count as much as values. */
export function listDeclarations(path: string, text: string): { exported: string[]; members: Member[] } {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const exported = file.statements.filter(isExported).flatMap(namesOf);
  const interfaces = new Map(
    file.statements.filter((one) => ts.isInterfaceDeclaration(one)).map((one) => [one.name.text, one]),
  );
  const members = [...interfaces.keys()].flatMap((name) => listMembers(name, interfaces));
  return { exported, members };
}

function isExported(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement)) return true;
  return ts.canHaveModifiers(statement) && hasExport(ts.getModifiers(statement));
}

const hasExport = (modifiers: readonly ts.Modifier[] = []): boolean =>
  modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause) return [];
    return ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [exportClause.name.text];
  }
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []));

type Interfaces = ReadonlyMap<string, ts.InterfaceDeclaration>;

/**
 * The interfaces that it extends are part of it, and one that a member names is part of that member, within the file.
 */
function listMembers(name: string, interfaces: Interfaces, prefix = name, within: readonly string[] = []): Member[] {
  const declaration = interfaces.get(name);
  if (!declaration || within.includes(name)) return [];
  const inside = [...within, name];
  const extended = (declaration.heritageClauses ?? []).flatMap(({ types }) => types);
  return [
    ...extended.flatMap(({ expression }) => listMembers(expression.getText(), interfaces, prefix, inside)),
    ...membersOf(declaration.members, prefix),
  ];

  function membersOf(members: readonly ts.TypeElement[], prefix: string): Member[] {
    return members.flatMap((member) => {
      if (!member.name || ts.isComputedPropertyName(member.name)) return [];
      const path = `${prefix}.${member.name.text}`;
      const type = ts.isPropertySignature(member) ? elementOf(member.type) : undefined;
      const inner = type && ts.isTypeLiteralNode(type) ? membersOf(type.members, path) : [];
      const named = type && ts.isTypeReferenceNode(type) ? type.typeName.getText() : '';
      return [
        { path, isOptional: member.questionToken !== undefined },
        ...inner,
        ...listMembers(named, interfaces, path, inside),
      ];
    });
  }
}

/** `Type` of `Type[]` and `readonly Type[]`. */
function elementOf(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (type && ts.isArrayTypeNode(type)) return elementOf(type.elementType);
  return type && ts.isTypeOperatorNode(type) ? elementOf(type.type) : type;
}
