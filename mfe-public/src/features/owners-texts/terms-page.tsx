import bn from '../../../texts/terms.bn.md';
import en from '../../../texts/terms.en.md';
import { OwnersText } from './owners-text';

export default function TermsPage() {
  return <OwnersText texts={{ en, bn }} />;
}
