export { RiskTagAnswer } from './adapters/in/risk.dto';
export { RiskSignalsQuery } from './adapters/out/risk-signals.query';
