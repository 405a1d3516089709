import { useState } from 'react';
import { styled } from 'styled-components';
import { Card, CardAction, CardLink } from '../Card.tsx';
import { IconButton } from '../IconButton.tsx';
import { Picture } from '../Picture.tsx';
import { Price } from '../Price.tsx';
import { QuantityStepper } from '../QuantityStepper.tsx';
import { Rating } from '../Rating.tsx';
import { SmallScene } from '../SmallScene.tsx';
import { WideScene } from '../WideScene.tsx';
import { Heart } from 'lucide-react';
import { longText, longWord } from './longText.ts';
import { Shown, State } from './Shown.tsx';

export function ProductSection() {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <Shown name="Price">
        <State name="one">
          <Price cents={1199} />
        </State>
        <State name="a range">
          <Price cents={1633} maxCents={1896} />
        </State>
        <State name="reduced">
          <Price cents={1499} compareAtCents={1999} />
        </State>
      </Shown>
      <Shown name="Rating">
        <State name="none">
          <Rating />
        </State>
        <State name="an average">
          <Rating value={4.3} count={128} />
        </State>
        <State name="one review">
          <Rating value={2} />
        </State>
      </Shown>
      <Shown name="QuantityStepper">
        <State name="at its lowest, then free">
          <QuantityStepper label="Quantity" quantity={quantity} max={10} onChange={setQuantity} />
        </State>
      </Shown>
      <Shown name="Picture">
        <State name="on a tint">
          <Picture name="collar" alt="A dog collar" sizes="300px" tint="dog" />
        </State>
        <State name="that didn’t load">
          <Picture name="no-such-picture" alt="A picture that didn’t load" sizes="300px" tint="fish" />
        </State>
      </Shown>
      <Shown name="WideScene">
        <State name="on a tint">
          <WideScene name="banner-dog" alt="A dog among its things" sizes="600px" tint="dog" height={592} />
        </State>
      </Shown>
      <Shown name="SmallScene">
        <State name="over words">
          <SmallScene name="empty-bowl" />
        </State>
      </Shown>
      <Shown name="Card">
        <State name="no ground">
          <Card>
            <Picture name="tile-cat" alt="" sizes="300px" tint="cat" />
            <Title>
              <CardLink to="#card">Scratching post with a platform</CardLink>
            </Title>
            <Price cents={4599} />
          </Card>
        </State>
        <State name="paper, with an action of its own">
          <Card $ground="paper">
            <Title>
              <CardLink to="#card">How to read your dog’s ears</CardLink>
            </Title>
            <p>Four minutes, with pictures.</p>
            <CardAction>
              <IconButton icon={Heart} label="Save for later" />
            </CardAction>
          </Card>
        </State>
        <State name="sand">
          <Card $ground="sand">
            <Title>Total for 3 items</Title>
            <Price cents={5897} />
          </Card>
        </State>
        <State name="long text">
          <Card $ground="paper">
            <Title>
              <CardLink to="#card">
                {longText} {longWord}
              </CardLink>
            </Title>
          </Card>
        </State>
      </Shown>
    </>
  );
}

const Title = styled.h3`
  margin: var(--space-8) 0;
  font-size: var(--text-18);
`;
