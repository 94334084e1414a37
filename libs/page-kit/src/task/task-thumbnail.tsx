import { useState } from 'react';
import { ImageIcon } from '@kaaj/ui/icons';
import styles from './task-card.module.css';

export interface TaskThumbnailProps {
  /** Address of the task's picture; empty for none. */
  src: string;
  /** Pixels of each side. */
  size: number;
}

/** A small decorative picture of a task next to its text; an icon when there is none. */
export function TaskThumbnail({ src, size }: TaskThumbnailProps) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={styles.thumbnail} style={{ width: size, height: size }}>
      {src && !broken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <ImageIcon size={size / 2.4} />
      )}
    </span>
  );
}
