export { importDistricts, listCities, type NewDistrict } from './provider/import-districts.ts';
export { ServedDistricts } from './served-districts.ts';
