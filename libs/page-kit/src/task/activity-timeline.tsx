import { classes } from '@kaaj/ui';
import { Prose } from './prose';
import styles from './activity-timeline.module.css';

/** One event of a timeline. */
export interface StoryEntry {
  readonly key: string;
  readonly title: string;
  /** When, as people read it. */
  readonly when: string;
  /** The user's text, unchanged; empty for none. */
  readonly text?: string;
  /** Addresses of pictures. */
  readonly pictures?: readonly string[];
  readonly tone?: 'good' | 'bad';
}

export interface StoryProps {
  readonly label: string;
  /** The oldest first. */
  readonly entries: readonly StoryEntry[];
  /** The name of a picture, counted from one. */
  readonly pictureName: (number: number) => string;
}

/** What happened to something, one after the other, with the words and pictures of those who did it. */
export function ActivityTimeline({ label, entries, pictureName }: StoryProps) {
  return (
    <ol className={styles.story} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.key} className={classes(styles.entry, entry.tone && styles[entry.tone])}>
          <StoryWords entry={entry} pictureName={pictureName} />
        </li>
      ))}
    </ol>
  );
}

/** Title and details of one timeline entry. */
function StoryWords({ entry, pictureName }: Pick<StoryProps, 'pictureName'> & { readonly entry: StoryEntry }) {
  const { title, when, text = '', pictures = [] } = entry;
  return (
    <>
      <strong>{title}</strong>
      <small className={styles.when}>{when}</small>
      {text !== '' && <Prose>{text}</Prose>}
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.map((address, index) => (
            <a key={address} href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={pictureName(index + 1)} loading="lazy" width={160} height={120} />
            </a>
          ))}
        </span>
      )}
    </>
  );
}
