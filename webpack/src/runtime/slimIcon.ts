/**
 * This replaces lucide-react's `createLucideIcon` in each build. Its own is 1 KB in each file of icons, for contexts, other
 * frameworks and options that no icon of the shop has. Its class names and namespace would be in the HTML of every page.
 */
import { createElement, forwardRef, type SVGProps } from 'react';

/** What {@link ../slimIconData.ts} leaves of an icon. */
interface IconData {
  size?: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * What lucide-react renders for an icon with these properties, but without `xmlns` and lucide-react's class names. Other properties,
 * such as `absoluteStrokeWidth`, and contexts are not supported.
 */
function createIcon({ size: box = 24, node }: IconData) {
  return forwardRef<SVGSVGElement, IconProps>(
    ({ color = 'currentColor', size = 24, width = size, height = size, strokeWidth = 2, children, ...rest }, ref) => {
      const isNamed = children || Object.keys(rest).some((key) => /^(aria-|role$|title$)/.test(key));
      return createElement(
        'svg',
        {
          ref,
          width,
          height,
          viewBox: `0 0 ${box} ${box}`,
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
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
