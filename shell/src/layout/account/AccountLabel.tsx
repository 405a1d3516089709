import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { styled } from 'styled-components';

/** SPEC 9: the name's first 5 characters in wide windows, 4 in narrow ones; screen readers get the whole name. */
export function AccountLabel({ name }: { name?: string }) {
  if (!name) return <Plain>Account</Plain>;
  const shown = firstCharacters(name, 5);
  return (
    <>
      <Short aria-hidden>
        {shown.slice(0, 4).join('')}
        <Fifth>{shown[4]}</Fifth>
      </Short>
      <VisuallyHidden>{name}, account</VisuallyHidden>
    </>
  );
}

const Plain = styled.span`
  @media (width < 992px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (min-width: 992px) {
    min-width: 4.5em;
  }
`;

/** In narrow windows it replaces the icon; in wide ones it is as wide as "Account", so nothing moves when it loads. */
const Short = styled.span`
  white-space: nowrap;
  @media (width < 992px) {
    padding: var(--space-4);
    border-radius: var(--radius-round);
    background: var(--sand);
    font-size: var(--text-14);
    svg:has(+ &) {
      display: none;
    }
  }
  @media (min-width: 992px) {
    min-width: 4.5em;
  }
`;

const Fifth = styled.span`
  display: none;
  @media (min-width: 992px) {
    display: inline;
  }
`;

/** For browsers without Intl.Segmenter: an emoji (flags and joined ones too) or a letter with its accents. */
const character = /\p{RI}{2}|\P{M}[\p{M}\p{EMod}]*(?:\u200D\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gu;

/** In ASCII text, every code unit is one character, and the costly `Intl` object is not needed. */
const isAscii = /^[\x20-\x7e]*$/;

/** The first characters of a text as people count them: it splits none. */
export function firstCharacters(text: string, count: number): string[] {
  if (isAscii.test(text)) return text.slice(0, count).split('');
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  const all = Segmenter
    ? Array.from(new Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : (text.match(character) ?? []);
  return all.slice(0, count);
}
