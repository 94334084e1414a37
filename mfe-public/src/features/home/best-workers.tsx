import { useListBestWorkersQuery } from '@kaaj/api-client';
import {
  Avatar,
  Card,
  CoinAmount,
  Container,
  SkeletonRegion,
  Section,
  SectionHeading,
  SkeletonBox,
  Spinner,
  VisuallyHidden,
} from '@kaaj/ui';
import { useMessages } from '../../messages';
import styles from './best-workers.module.css';

const PHOTO_PX = 80;
const PLACES = 6;

/**
 * The workers with the highest earnings by accepted work. Hidden when there are none, or when the list fails to load.
 */
export function BestWorkers() {
  const t = useMessages();
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
                <VisuallyHidden>{t('best.place', { place: index + 1 })}</VisuallyHidden>
                <Avatar name={name} src={image} size={PHOTO_PX} className={styles.face} />
                <h3 className={styles.name} dir="auto">
                  {name}
                </h3>
                <CoinAmount coins={coin} />
              </Card>
            ))}
          </ol>
        ) : (
          <WorkersToCome />
        )}
      </Container>
    </Section>
  );
}

/** The space of the six cards, with a spinner in the middle. */
function WorkersToCome() {
  return (
    <div className={styles.waiting}>
      <SkeletonRegion className={styles.grid}>
        {Array.from({ length: PLACES }, (_, index) => (
          <Card key={index} padding="small" className={styles.worker}>
            <SkeletonBox round width={PHOTO_PX} height={PHOTO_PX} className={styles.face} />
            <SkeletonBox width="6rem" height="1.15em" className={styles.name} />
            <SkeletonBox width="3.5rem" height="1.2em" />
          </Card>
        ))}
      </SkeletonRegion>
      <div className={styles.spinner}>
        <Spinner size={40} />
      </div>
    </div>
  );
}
