import bn from '../../../texts/fees.bn.md';
import en from '../../../texts/fees.en.md';
import { SitePage } from './site-page';

export default function FeesPage() {
  return <SitePage texts={{ en, bn }} />;
}
