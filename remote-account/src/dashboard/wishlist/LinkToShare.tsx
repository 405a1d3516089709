import { readSite } from '@paw/contract/site.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Field } from '@paw/ui/Field.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sharedWishlistPath } from '../../shared-wishlist/sharedWishlistPath.ts';

interface Props {
  secret: string;
  onEnd: () => void;
}

/** The link, with buttons to copy it, preview the list, and stop sharing. */
export function LinkToShare({ secret, onEnd }: Props) {
  const [news, setNews] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const path = sharedWishlistPath(secret);
  const url = new URL(path, readSite().origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNews('Copied.');
    } catch {
      // The browser does not let pages write to the clipboard: the shopper copies it.
      frame.current?.querySelector('input')?.select();
      setNews('We couldn’t copy it. The link is selected, so you can copy it yourself.');
    }
  };
  return (
    <Frame ref={frame}>
      <Field label="Your link" name="link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <p role="status">{news}</p>
      <Ways>
        <Button kind="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        <TextLink to={path}>Preview shared list</TextLink>
        <Button kind="quiet" aria-haspopup="dialog" onClick={onEnd}>
          Stop sharing
        </Button>
      </Ways>
    </Frame>
  );
}

const Frame = styled.div`
  p {
    min-height: 1.5em;
    margin: var(--space-4) 0 var(--space-8);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-24);
`;
