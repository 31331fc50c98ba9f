import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import classes from './carousel.module.css';
import { safeHref } from './safe-href.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselSlide {
  id: string;
  imageUrl: string;
  /** The same picture in other widths, for the attribute `srcset`. */
  imageSet?: string | undefined;
  /** Alternative text of the picture, and the name of its link. */
  alt: string;
  href?: string | null;
}

interface CarouselProps {
  /** Name for screen readers, e.g. 'Promoções'. */
  label: string;
  slides: readonly CarouselSlide[];
  /** A control beside the carousel's own controls. */
  children?: ReactNode;
}

/**
 * Shows pictures one after another, with dots, arrows and a pause button. Renders nothing if no slide is
 * usable.
 */
export function Carousel({ label, slides, children }: CarouselProps) {
  const origin = window.location.origin;
  const usable = slides.flatMap((slide) => {
    const imageUrl = safeHref(slide.imageUrl, origin);
    return imageUrl ? [{ ...slide, imageUrl, href: safeHref(slide.href, origin) }] : [];
  });
  const carousel = useCarousel(usable.length);
  if (usable.length === 0) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') carousel.step(-1);
    else if (event.key === 'ArrowRight') carousel.step(1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onLinkClick = (event: MouseEvent) => {
    if (carousel.takeDrag()) event.preventDefault();
  };

  return (
    <section
      className={classes.carousel}
      aria-roledescription="carrossel"
      aria-label={label}
      onMouseEnter={carousel.hold}
      onMouseLeave={carousel.release}
      onFocus={carousel.hold}
      onBlur={carousel.release}
      onKeyDown={onKeyDown}
    >
      <div className={`fill ${classes.window}`} role="presentation" onPointerDown={carousel.onPointerDown}>
        <div className={classes.track} style={{ transform: `translateX(-${carousel.index * 100}%)` }}>
          {usable.map((slide, index) => {
            const image = (
              <img
                src={slide.imageUrl}
                srcSet={slide.imageSet}
                sizes={slide.imageSet && '(max-width: 60rem) 100vw, 60rem'}
                alt={slide.alt}
                className={`muted-13 ${classes.image}`}
                draggable={false}
                decoding="async"
              />
            );
            return (
              <div key={slide.id} className={classes.slide} inert={index !== carousel.index}>
                {slide.href ? (
                  <a
                    href={slide.href}
                    target="_blank"
                    rel="noopener"
                    className={classes.link}
                    draggable={false}
                    onClick={onLinkClick}
                  >
                    {image}
                  </a>
                ) : (
                  image
                )}
              </div>
            );
          })}
        </div>
      </div>
      <div className={`row ${classes.controls}`}>
        {usable.length > 1 ? <Controls slides={usable} carousel={carousel} /> : null}
        {children}
      </div>
    </section>
  );
}

interface ControlsProps {
  slides: readonly CarouselSlide[];
  carousel: ReturnType<typeof useCarousel>;
}

/** Arrows, a dot per slide, and the pause button. */
function Controls({ slides, carousel }: ControlsProps) {
  return (
    <>
      <button
        type="button"
        className={classes.control}
        aria-label="Anterior"
        onClick={() => carousel.step(-1)}
      >
        <IconChevronLeft size={18} aria-hidden="true" />
      </button>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          className={classes.dot}
          aria-label={`${index + 1} de ${slides.length}`}
          aria-current={index === carousel.index ? 'true' : undefined}
          onClick={() => carousel.goTo(index)}
        />
      ))}
      <button type="button" className={classes.control} aria-label="Próximo" onClick={() => carousel.step(1)}>
        <IconChevronRight size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classes.control}
        aria-label={carousel.isPaused ? 'Continuar' : 'Pausar'}
        onClick={carousel.togglePause}
      >
        {carousel.isPaused ? (
          <IconPlayerPlay size={16} aria-hidden="true" />
        ) : (
          <IconPlayerPause size={16} aria-hidden="true" />
        )}
      </button>
    </>
  );
}
