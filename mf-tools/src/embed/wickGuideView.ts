import { WickGuide } from '../features/wick-guide/WickGuide';
import { makeView } from './makeView';

export const { version, show, hide } = makeView({ 'wick-guide': WickGuide });
