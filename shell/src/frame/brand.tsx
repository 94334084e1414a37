import { classes, Logo } from '@kaaj/ui';
import { useMessages } from '../messages';
import styles from './brand.module.css';

interface BrandProps {
  /** The controls of a signed-in user need more width than a visitor's. */
  readonly signedIn: boolean;
}

/** The logo in a header, on the way home. */
export function Brand({ signedIn }: BrandProps) {
  const t = useMessages();
  return <Logo name={t('brand')} href="/" className={classes(styles.brand, signedIn && styles.beside)} />;
}
