import { useState } from 'react';
import { classes } from '@kaaj/ui';
import { MinusIcon, PlusIcon } from '@kaaj/ui/icons';
import { useCommonMessages } from '@kaaj/web-kit';
import styles from './task.module.css';

/** Whether a picture at the full width is hardly higher than its strip, so that a press would enlarge nothing. */
const fitsStrip = ({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalHeight * clientWidth <= naturalWidth * clientHeight * 1.1;

/** The buyer's picture in a strip, and in the full width after a press. */
export function TaskPicture({ src }: { readonly src: string }) {
  const common = useCommonMessages();
  const [large, setLarge] = useState(false);
  const [fits, setFits] = useState(false);
  const Sign = large ? MinusIcon : PlusIcon;
  return (
    <button
      type="button"
      className={classes(styles.picture, large && styles.large)}
      aria-expanded={large}
      aria-label={common(large ? 'picture.shrink' : 'picture.enlarge')}
      disabled={fits}
      aria-hidden={fits || undefined}
      onClick={() => setLarge(!large)}
    >
      <img
        className={styles.image}
        src={src}
        alt=""
        width={800}
        height={450}
        onLoad={({ currentTarget }) => setFits(!large && fitsStrip(currentTarget))}
      />
      {!fits && (
        <span className={styles.sign}>
          <Sign size={20} />
        </span>
      )}
    </button>
  );
}
