import type { PictureSource } from '@shop/contracts/pictures';
import { useDispatch } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import { useIsHydrated } from '@shop/ui/useIsHydrated';
import { type ComponentProps, type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { GalleryThumbnails } from './GalleryThumbnails';
import styles from './ProductGallery.module.css';
import { pictureLost } from './productNotices';
import type { ZoomDialog } from './ZoomDialog';

type Zoom = ComponentType<ComponentProps<typeof ZoomDialog>>;

/** How wide a picture of the gallery is shown. */
export const gallerySizes = '(min-width: 1200px) 584px, (min-width: 768px) 48vw, 100vw';

type Props = {
  name: string;
  /** Path of the product's page, from whose card its picture grows. */
  path: string;
  /** The product's own picture first. */
  pictures: PictureSource[];
};

/**
 * The pictures of a product, side by side: swiped, or chosen by their thumbnails; a press or Enter shows one large. Only
 * the first is in the HTML, small ones follow once the page has started, and the others when somebody comes near them, each in a
 * place that is kept for it.
 */
export function ProductGallery({ name, path, pictures }: Props) {
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [Zoom, setZoom] = useState<Zoom | null>(null);
  const dispatch = useDispatch();
  const isHydrated = useIsHydrated();
  const [isUsed, setIsUsed] = useState(false);
  const stage = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);

  const show = (index: number) => {
    const list = stage.current;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list?.scrollTo({ left: index * list.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
    setCurrent(index);
  };
  /** Few look closer: the code for it comes with the first press. */
  const enlarge = async (index: number) => {
    try {
      const { ZoomDialog } = await import(/* webpackChunkName: "zoom" */ './ZoomDialog');
      setZoom(() => ZoomDialog);
      setZoomed(index);
    } catch {
      dispatch(pictureLost());
    }
  };
  const followSwipe = () => {
    setIsUsed(true);
    const list = stage.current;
    hadFocus.current = list?.contains(document.activeElement) ?? false;
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  // A slide that is left is inert, and its button loses the focus.
  useLayoutEffect(() => {
    if (hadFocus.current) stage.current?.querySelectorAll('button')[current]?.focus({ preventScroll: true });
  }, [current]);
  return (
    <section
      aria-label={`Pictures of ${name}`}
      className={styles.gallery}
      onPointerEnter={() => setIsUsed(true)}
      onFocus={() => setIsUsed(true)}
    >
      <ul ref={stage} className={styles.stage} onScroll={followSwipe}>
        {pictures.map((picture, index) => (
          <li
            key={picture.base}
            className={styles.slide}
            inert={index !== current}
            data-picture-path={index === 0 ? path : undefined}
          >
            {index === 0 || isUsed ? (
              <Picture
                picture={picture}
                sizes={gallerySizes}
                isFirst={index === 0}
                name={index === 0 ? name : picture.alt}
                className={styles.picture}
              />
            ) : null}
            {/* Over the picture, not around it: a button would take the picture's words away. */}
            <button
              type="button"
              className={styles.zoom}
              aria-label={`Enlarge picture ${index + 1} of ${pictures.length}`}
              aria-haspopup="dialog"
              onClick={() => void enlarge(index)}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <GalleryThumbnails pictures={pictures} current={current} isFilled={isHydrated} onChoose={show} />
      ) : null}
      {Zoom ? (
        <Zoom
          name={name}
          picture={zoomed === null ? null : (pictures[zoomed] ?? null)}
          onClose={() => setZoomed(null)}
          onStep={(step) =>
            setZoomed((shown) => (shown === null ? null : (shown + step + pictures.length) % pictures.length))
          }
        />
      ) : null}
    </section>
  );
}
