import { useListBestWorkersQuery } from '@kaaj/api-client';
import {
  Avatar,
  Card,
  CoinAmount,
  Container,
  PageSpinner,
  Section,
  SectionHeading,
  useFormat,
  VisuallyHidden,
} from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './best-workers.module.css';

const PHOTO_PX = 80;

/** Who earned the most by accepted work. Not there when nobody has, or when the list cannot be had. */
export function BestWorkers() {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const { data, isError } = useListBestWorkersQuery();
  const workers = data?.data;
  if (isError || workers?.length === 0) return null;
  return (
    <Section aria-labelledby="best">
      <Container className={styles.best}>
        <SectionHeading id="best" title={t('best.title')} lead={t('best.lead')} />
        {workers ? (
          <ol className={styles.grid}>
            {workers.map(({ _id, name, image, coin }, index) => (
              <Card as="li" key={_id} padding="small" className={styles.worker}>
                <VisuallyHidden>{t('best.place', { place: format.number(index + 1) })}</VisuallyHidden>
                <Avatar name={name} src={image} size={PHOTO_PX} />
                <h3 className={styles.name}>{name}</h3>
                <CoinAmount coins={coin} />
              </Card>
            ))}
          </ol>
        ) : (
          <div className={styles.waiting}>
            <PageSpinner label={common('state.loading')} />
          </div>
        )}
      </Container>
    </Section>
  );
}
