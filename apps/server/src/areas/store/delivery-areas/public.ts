export { importDistricts, listCities, listCityNames } from './provider/import-districts.ts';
export {
  addDistrict,
  joinDistricts,
  removeCity,
  removeDistrict,
  renameCity,
  renameDistrict,
  settledLines,
} from './provider/mend-districts.ts';
export { readDistricts } from './provider/read-districts.ts';
export { findCityNamed, findDistrictNamed, listDistricts } from './provider/reference-places.reads.ts';
export { NO_DISTRICTS } from './provider/texts.ts';
export { ServedDistricts } from './served-districts.ts';
