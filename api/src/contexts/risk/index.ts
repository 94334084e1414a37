export { RiskTagAnswer } from './adapters/in/risk.dto';
export { RiskSignals } from './application/risk-signals';
