/** Of what scrolls by itself where it is too wide: the keyboard has to reach it. */
export const scrolls = { tabIndex: 0 } as const;

/** Text with lines and columns of its own: a command, or what one prints. */
export function Terminal({ label, children }: { label: string; children: string }) {
  return (
    <pre {...scrolls} aria-label={label} role="group">
      <code>{children}</code>
    </pre>
  );
}
