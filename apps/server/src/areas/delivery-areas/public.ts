export { importDistricts, listCities, type NewDistrict } from './provider/import-districts.ts';
