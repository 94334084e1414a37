import { CoinAmount, Money } from './coin';
import { Row } from './layout';

export default function CoinExamples() {
  return (
    <Row>
      <CoinAmount coins={5} size="small" />
      <CoinAmount coins={1250} />
      <CoinAmount coins={-250} signed />
      <CoinAmount coins={250} signed size="large" />
      <CoinAmount coins={98765} size="huge" />
      <Money cents={123456} />
    </Row>
  );
}
