/**
 * This replaces lucide-react's `createLucideIcon` in each build. Its own is 1 KB in each file of icons, for contexts, other
 * frameworks and options that no icon of the shop has.
 */
import { createElement, forwardRef, type SVGProps } from 'react';

interface IconData {
  name: string;
  size?: number;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** What lucide-react renders for an icon with these properties, and for no others: `absoluteStrokeWidth` and contexts. */
function createIcon({ name, size: box = 24, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)];
  return forwardRef<SVGSVGElement, IconProps>(
    (
      { color = 'currentColor', size = 24, width = size, height = size, strokeWidth = 2, className, children, ...rest },
      ref,
    ) => {
      const isNamed = children || Object.keys(rest).some((key) => /^(aria-|role$|title$)/.test(key));
      return createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width,
          height,
          viewBox: `0 0 ${box} ${box}`,
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: className ? [...names, className].join(' ') : names.join(' '),
          ...(!isNamed && { 'aria-hidden': 'true' }),
          ...rest,
        },
        ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        children,
      );
    },
  );
}

// oxlint-disable-next-line import/no-default-export -- lucide-react's icons import it
export default createIcon;
