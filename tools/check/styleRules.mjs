import postcss from 'postcss';

/** SPEC 9. */
const widths = [576, 768, 992, 1200, 1400];
/** Below it a window is a phone's on its side, or magnified. In em, also one whose text is large: such a unit follows the browser's setting. */
const smallWindow = /\((height < (480px|30em)|width < 20em)\)/g;
/** Units that follow the text, the room or the window. */
const relative = /^(%|fr|em|ch|lh|deg|turn|m?s|[sdl]?v(w|h|min|max)|cq(w|h|i|b))$/;
const functions = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(/i;
const painted = /^(--|.*(color|background|border|outline|fill|stroke|shadow|decoration|caret|accent|filter|rule))/;
const names =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';
const named = new RegExp(`(?<![\\w-])(${names.replaceAll(' ', '|')})(?![\\w-])`, 'i');

const rules = {
  color: 'colors belong in shared/ui/src/tokens.css (styles-color)',
  size: 'no token of shared/ui/src/tokens.css, nor %, fr, em, ch or a part of the window (styles-size)',
  width: `windows change at ${widths.join(', ')} px only (styles-width)`,
  token: 'is defined nowhere (styles-token)',
};

/**
 * What a sheet breaks. `tokens.css` itself may hold colors and sizes.
 * @param {{css: string, line: number, isTokens?: boolean, defined: Set<string>}} sheet `defined`: custom properties
 * @returns {{line: number, offender: string, rule: string}[]}
 */
export function findOffenders({ css, line, isTokens = false, defined }) {
  const found = [];
  const add = (node, offender, rule) =>
    found.push({ line: line + node.source.start.line - 1, offender, rule: rules[rule] });
  const sheet = postcss.parse(css);
  sheet.walkAtRules(/^(media|container)$/, (node) => {
    for (const [offender, number] of sizesIn(node.params.replace(smallWindow, '')))
      if (!widths.some((width) => number === width || number === width - 0.02)) add(node, offender, 'width');
  });
  sheet.walkDecls((node) => {
    const { prop } = node;
    // Only the comments that replace an expression; other comments are not read.
    const raw = node
      .toString()
      .slice(prop.length)
      .replace(/\/\*(?!\n*\*\/).*?\*\//gs, '');
    const value = raw.replace(/(["']).*?\1|url\([^)]*\)/g, '');
    for (const [, token] of value.matchAll(/var\((--[\w-]+)/g)) if (!defined.has(token)) add(node, token, 'token');
    if (isTokens) return;
    const color = colorIn(value) ?? (painted.test(prop) ? namedColorIn(value) : undefined);
    if (color) add(node, `${prop}: ${color}`, 'color');
    for (const [offender, number, unit] of sizesIn(value))
      if (!isAllowed(prop, number, unit)) add(node, `${prop}: ${offender}`, 'size');
  });
  return found;
}

/** A string that is put together with a style, or the paint of a drawing. */
export function findLooseOffenders({ text, line, kind, defined }) {
  const color = colorIn(text) ?? (kind === 'paint' ? namedColorIn(text) : undefined);
  const size = /^-?[\d.]+(px|rem|pt)$/.test(text) && !isAllowed('', ...sizesIn(text)[0].slice(1)) ? text : undefined;
  const token = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name).find((name) => !defined.has(name));
  return [
    ...(color ? [{ line, offender: color, rule: rules.color }] : []),
    ...(size ? [{ line, offender: size, rule: rules.size }] : []),
    ...(token ? [{ line, offender: token, rule: rules.token }] : []),
  ];
}

/** The custom properties that a sheet sets. */
export const definedIn = ({ css }) => [...css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name]) => name);

const colorIn = (value) => /#[0-9a-f]{3,8}\b/i.exec(value)?.[0] ?? functions.exec(value)?.[0].concat('…)');
const namedColorIn = (value) => named.exec(value.replace(/var\([^)]*\)/g, ''))?.[0];

/** `[text, number, unit]` of each; what an expression gave has no number. */
function sizesIn(value) {
  return [...value.matchAll(/(?<![\w.-])(-?[\d.]+|\*\/)(%|[a-z]+)\b/gi)].map(([text, number, unit]) => [
    text.replace('*/', '${…}'),
    Number(number),
    unit.toLowerCase(),
  ]);
}

function isAllowed(prop, number, unit) {
  if (relative.test(unit) || number === 0) return true;
  if (unit !== 'px') return false;
  // Hairlines, the ring around what has the focus, and the smallest touch-sized target.
  if (Math.abs(number) <= 2) return true;
  return (
    (prop.startsWith('outline') && number <= 4) ||
    (/^(min-)?(width|height|block-size|inline-size)$/.test(prop) && number === 44)
  );
}
