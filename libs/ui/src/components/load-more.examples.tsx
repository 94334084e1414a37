import { Row } from './layout';
import { LoadMore } from './load-more';

export default function LoadMoreExamples() {
  return (
    <Row>
      <LoadMore byHand hasMore loading={false} onMore={() => undefined} />
      <LoadMore byHand hasMore loading onMore={() => undefined} />
      <LoadMore byHand hasMore loading={false} failed onMore={() => undefined} />
    </Row>
  );
}
