import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import {
  Children,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons';
import { useFormat, useUiSettings } from '../settings/ui-settings';
import { useHydrated } from '../settings/use-hydrated';
import { useReducedMotion } from '../settings/use-media';
import { useOnScreen } from './use-on-screen';

/** A share of all slides side by side that is less than a pixel. */
const LESS_THAN_A_PIXEL = 1e-4;

export interface CarouselProps {
  /** The accessible name. */
  label: string;
  /** The accessible name of slide `number` of `total`, both in the reader's digits. */
  slideLabel: (number: string, total: string) => string;
  children: ReactNode;
  /** Slides per view: on phones, from 768 px, from 1024 px. */
  perView?: readonly [number, number, number];
  /** Milliseconds between moves. */
  interval?: number;
}

/**
 * An automatic looping carousel. It stops under the pointer, under the focus, when paused or touched, out of view, and
 * with prefers-reduced-motion. Arrow keys move it too. The pause button comes first for keyboard and screen readers.
 */
export function Carousel({ label, slideLabel, children, perView = [1, 1, 1], interval = 3000 }: CarouselProps) {
  const slides = Children.toArray(children);
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [selected, setSelected] = useState(0);
  const place = useRef<HTMLElement>(null);
  const onScreen = useOnScreen(place);
  const moving = !reduced && !paused && !hovered && !focused && onScreen;
  const plugins = useMemo(
    // The autoplay's own options would resume after a hover even when the user had paused it.
    () => [Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })],
    [interval],
  );
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: reduced ? 0 : 28 }, plugins);
  const format = useFormat();
  const { texts } = useUiSettings();
  const hydrated = useHydrated();

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setSelected(embla.selectedScrollSnap());
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla) return undefined;
    // The autoplay restarts, stopped, whenever the slides are measured again; it cannot run with a single view of
    // slides.
    const follow = () => {
      const { autoplay } = embla.plugins();
      if (moving && embla.scrollSnapList().length > 1) autoplay?.play();
      else autoplay?.stop();
    };
    follow();
    embla.on('reInit', follow);
    return () => {
      embla.off('reInit', follow);
    };
  }, [embla, moving, slides.length]);

  useEffect(() => {
    if (!embla || !moving) return undefined;
    // The last pixel of a move takes longer than all before it, and a battery pays for each picture.
    const arrive = () => {
      const selected = embla.selectedScrollSnap();
      const away = embla.scrollProgress() - (embla.scrollSnapList()[selected] ?? 0);
      if (Math.abs(away - Math.round(away)) < LESS_THAN_A_PIXEL) embla.scrollTo(selected, true);
    };
    embla.on('scroll', arrive);
    return () => {
      embla.off('scroll', arrive);
    };
  }, [embla, moving]);

  const step = useCallback(
    (direction: -1 | 1) => (direction === 1 ? embla?.scrollNext(reduced) : embla?.scrollPrev(reduced)),
    [embla, reduced],
  );
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };

  const total = format.number(slides.length);
  const views = {
    '--k-per-view': perView[0],
    '--k-per-view-medium': perView[1],
    '--k-per-view-large': perView[2],
  } as CSSProperties;
  return (
    <section
      ref={place}
      className="k-carousel"
      aria-roledescription="carousel"
      aria-label={label}
      style={views}
      onKeyDown={keys}
      data-moving={moving}
    >
      <div className="k-carousel__controls">
        {!reduced && (
          <button
            type="button"
            disabled={!hydrated}
            className="k-carousel__button k-carousel__button--stop"
            aria-label={paused ? texts.play : texts.pause}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </button>
        )}
        <button
          type="button"
          disabled={!hydrated}
          className="k-carousel__button"
          aria-label={texts.previous}
          onClick={() => step(-1)}
        >
          <ChevronLeftIcon />
        </button>
        <div className="k-carousel__dots">
          {slides.map((_, index) => (
            <button
              key={index}
              type="button"
              disabled={!hydrated}
              className="k-carousel__dot"
              aria-label={slideLabel(format.number(index + 1), total)}
              aria-current={index === selected || undefined}
              onClick={() => embla?.scrollTo(index, reduced)}
            />
          ))}
        </div>
        <button
          type="button"
          disabled={!hydrated}
          className="k-carousel__button"
          aria-label={texts.next}
          onClick={() => step(1)}
        >
          <ChevronRightIcon />
        </button>
      </div>
      <div
        className="k-carousel__viewport"
        ref={viewport}
        onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
        onPointerLeave={() => setHovered(false)}
        onPointerDown={({ pointerType }) => pointerType === 'touch' && setPaused(true)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <div className="k-carousel__track" aria-live={moving ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className="k-carousel__slide"
              role="group"
              aria-roledescription="slide"
              aria-label={slideLabel(format.number(index + 1), total)}
              data-away={(perView[2] === 1 && index !== selected) || undefined}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
