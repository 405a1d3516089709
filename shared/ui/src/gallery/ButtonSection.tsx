import { ChevronLeft, ChevronRight, Heart } from 'lucide-react';
import { Button, ButtonLink } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { TextLink } from '../TextLink.tsx';
import { longText } from './longText.ts';
import { Shown, State } from './Shown.tsx';

export function ButtonSection() {
  return (
    <>
      <Shown name="Button">
        {(['primary', 'secondary', 'quiet'] as const).map((kind) => (
          <State key={kind} name={kind}>
            <Button kind={kind}>Add to cart</Button>
          </State>
        ))}
        <State name="with an icon">
          <Button kind="secondary">
            <Heart size="1.25em" strokeWidth={1.75} aria-hidden /> Save for later
          </Button>
        </State>
        <State name="busy">
          <Button busy>Add to cart</Button>
        </State>
        <State name="busy, secondary">
          <Button kind="secondary" busy>
            Try again
          </Button>
        </State>
        <State name="disabled">
          <Button disabled>Sold out</Button>
        </State>
        <State name="long text">
          <Button>{longText}</Button>
        </State>
        <State name="ButtonLink">
          <ButtonLink to="#links">Browse the store</ButtonLink>
        </State>
      </Shown>
      <Shown name="IconButton">
        <State name="default, disabled">
          <IconButton icon={ChevronLeft} label="Previous" disabled />
          <IconButton icon={ChevronRight} label="Next" />
        </State>
      </Shown>
      <Shown name="TextLink">
        <State name="alone">
          <TextLink to="#links">Dog Supplies</TextLink>
        </State>
        <State name="with an icon">
          <TextLink to="#links">
            All reviews <ChevronRight size="1.25em" strokeWidth={1.75} aria-hidden />
          </TextLink>
        </State>
        <State name="long text">
          <TextLink to="#links">{longText}</TextLink>
        </State>
      </Shown>
    </>
  );
}
