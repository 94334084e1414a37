import bn from '../../../texts/fees.bn.md';
import en from '../../../texts/fees.en.md';
import { SitePageLayout } from './site-page-layout';

export default function FeesPage() {
  return <SitePageLayout texts={{ en, bn }} />;
}
