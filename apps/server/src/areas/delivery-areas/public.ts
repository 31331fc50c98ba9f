export { importDistricts, listCities, listCityNames } from './provider/import-districts.ts';
export { readDistricts } from './provider/read-districts.ts';
export { NO_DISTRICTS } from './provider/texts.ts';
export { ServedDistricts } from './served-districts.ts';
