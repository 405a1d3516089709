import 'slick-carousel/slick/slick.css';
import './slider.css';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import Slick from 'react-slick';
import { markSlides } from './markSlides.ts';
import { SliderControls } from './SliderControls.tsx';
import { Stage } from './sliderLook.ts';
import { type PresetName, type Preset, repeatsOf, sliderPresets } from './sliderPresets.ts';
import { usePlaying } from './usePlaying.ts';
import { useListWidth, useMatches, useSeen } from './windowMeasures.ts';

interface Props {
  preset: PresetName;
  label: string;
  slides: ReactNode[];
  /** The index of the slide to begin with. */
  start: number;
  /** Whether the slides have a heading, with the buttons beside it. */
  isHeaded: boolean;
}

/** The delay that react-slick adds to `autoplaySpeed`, in ms. */
const SLICK_DELAY = 50;
/** A pointer that moved farther did not click, in px: the library's own threshold. */
const CLICK = 10;

/** The list that slides: react-slick with corrections. Only browsers render it. */
export function LiveSlider({ preset: name, label, slides, start, isHeaded }: Props) {
  const preset: Preset = sliderPresets[name];
  const loops = preset.loops && slides.length > 1;
  const seen = useSeen(preset);
  const isStill = useMatches('(prefers-reduced-motion: reduce)');
  const stage = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);
  const width = useListWidth(stage);
  const whole = Math.floor(seen);
  const last = Math.max(0, slides.length - whole);
  // A constant: a changed setting restarts the library, even in the middle of a movement.
  const [first] = useState(loops ? start : Math.min(start, last));
  const [index, setIndex] = useState(first);
  const plays = preset.plays && !isStill;
  const { isPaused, setPaused, holding } = usePlaying(slick, stage, plays);
  const pressedAt = useRef(0);

  const shown = loops ? Array.from({ length: repeatsOf(slides.length, seen) }, () => slides).flat() : slides;
  const isAtEnd = !loops && index >= last;
  const mark = () => stage.current && markSlides(stage.current, { seen, count: slides.length, isAtEnd });
  const go = (step: number) => slick.current?.slickGoTo(index + step);
  useEffect(() => {
    // A wider window may show more slides than remain.
    if (!loops && index > last) slick.current?.slickGoTo(last, true);
  }, [loops, index, last]);

  return (
    <>
      {(loops || slides.length > whole) && (
        <SliderControls
          label={label}
          isFloating={!isHeaded}
          onPrevious={loops || index > 0 ? () => go(-1) : undefined}
          onNext={isAtEnd ? undefined : () => go(1)}
          isPaused={isPaused}
          onPause={plays ? setPaused : undefined}
        />
      )}
      <Stage
        ref={stage}
        $preset={name}
        role="list"
        data-end={isAtEnd || undefined}
        {...holding}
        onPointerDownCapture={(event: PointerEvent) => {
          pressedAt.current = event.clientX;
          // Resets the library's target: after a swipe beyond the end, the next swipe would begin there.
          if (!loops) slick.current?.slickGoTo(index, true);
        }}
        onClickCapture={(event: MouseEvent) => {
          if (event.detail && Math.abs(event.clientX - pressedAt.current) > CLICK) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
        onTouchEndCapture={letEnd}
        onDragStart={(event) => event.preventDefault()}
      >
        <Slick
          ref={slick}
          accessibility={false}
          arrows={false}
          autoplay={plays}
          autoplaySpeed={preset.interval - SLICK_DELAY}
          pauseOnHover={false}
          infinite={loops}
          initialSlide={first}
          slidesToShow={whole}
          variableWidth
          speed={isStill ? 0 : preset.speed}
          swipeToSlide
          touchThreshold={width / preset.swipe}
          beforeChange={(_, next) => setIndex(next)}
          onReInit={mark}
        >
          {shown.map((slide, place) => (
            <div role="listitem" key={`${Math.floor(place / slides.length)} ${(slide as ReactElement).key}`}>
              {slide}
            </div>
          ))}
        </Slick>
      </Stage>
    </>
  );
}

/** Prevents the browser's warning when the library cancels an event that is not cancelable. */
function letEnd({ nativeEvent }: TouchEvent): void {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => undefined;
}
