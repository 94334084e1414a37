import { useState } from 'react';
import { classes } from '@kaaj/ui';
import { MinusIcon, PlusIcon } from '@kaaj/ui/icons';
import styles from './task.module.css';

interface Props {
  readonly src: string;
  readonly labels: { readonly enlarge: string; readonly shrink: string };
}

/** A strip of the buyer's picture, and all of it after a press. */
export function TaskPicture({ src, labels }: Props) {
  const [large, setLarge] = useState(false);
  const Sign = large ? MinusIcon : PlusIcon;
  return (
    <button
      type="button"
      className={classes(styles.picture, large && styles.large)}
      aria-expanded={large}
      aria-label={large ? labels.shrink : labels.enlarge}
      onClick={() => setLarge(!large)}
    >
      <img className={styles.image} src={src} alt="" width={800} height={450} />
      <span className={styles.sign}>
        <Sign size={20} />
      </span>
    </button>
  );
}
