import bn from '../../../texts/terms.bn.md';
import en from '../../../texts/terms.en.md';
import { SitePage } from './site-page';

export default function TermsPage() {
  return <SitePage texts={{ en, bn }} />;
}
