import { Picture } from '@paw/ui/Picture.tsx';
import { styled } from 'styled-components';

/** A picture in the text, with its caption. */
export function ArticleFigure({ picture, alt, caption }: { picture: string; alt: string; caption?: string }) {
  return (
    <Figure>
      <Picture name={picture} alt={alt} sizes="(min-width: 576px) 320px, 92vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

const Figure = styled.figure`
  max-width: 20em;
  margin: var(--space-24) 0;
  img {
    display: block;
    border-radius: var(--radius-card);
  }
  figcaption {
    margin-top: var(--space-8);
    color: var(--soft);
    font-size: var(--text-14);
    line-height: 1.4;
  }
`;
