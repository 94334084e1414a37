import { useState } from 'react';
import { classes } from '../components/classes';
import { MinusIcon, PlusIcon } from '../icons/icons';

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
      className={classes('k-task-picture', large && 'k-task-picture--large')}
      aria-expanded={large}
      aria-label={large ? labels.shrink : labels.enlarge}
      onClick={() => setLarge(!large)}
    >
      <img className="k-task-picture__image" src={src} alt="" width={800} height={450} />
      <span className="k-task-picture__sign">
        <Sign size={20} />
      </span>
    </button>
  );
}
