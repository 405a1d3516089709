import { Card, CardLink } from '../Card.tsx';
import { Slider } from '../slider/Slider.tsx';
import type { PresetName } from '../slider/sliderPresets.ts';
import { longText, longWord } from './longText.ts';
import { Shown, State } from './Shown.tsx';

const five = ['One', 'Two', 'Three', 'Four', 'Five'];

const shows: { name: string; preset: PresetName; slides: string[]; isHeaded?: true }[] = [
  { name: 'strip', preset: 'strip', slides: five, isHeaded: true },
  { name: 'later strip', preset: 'laterStrip', slides: five.slice(0, 4), isHeaded: true },
  { name: 'strip, long text', preset: 'strip', slides: [longText, longWord, 'Short'], isHeaded: true },
  { name: 'banners', preset: 'banners', slides: five.slice(0, 3) },
  { name: 'carousel', preset: 'carousel', slides: five },
];

/** Each begins to slide when it is near. */
export function SliderSection() {
  return (
    <Shown name="Slider">
      {shows.map(({ name, preset, slides, isHeaded }) => (
        <State key={name} name={name} wide>
          <Slider preset={preset} label={`The ${name}`} heading={isHeaded && <h3>The {name}</h3>}>
            {slides.map((text) => (
              <Card key={text} $ground="sand">
                <CardLink to="#slider">{text}</CardLink>
              </Card>
            ))}
          </Slider>
        </State>
      ))}
    </Shown>
  );
}
