import bn from '../../../texts/fees.bn.md';
import en from '../../../texts/fees.en.md';
import { OwnersText } from './owners-text';

export default function FeesPage() {
  return <OwnersText texts={{ en, bn }} />;
}
