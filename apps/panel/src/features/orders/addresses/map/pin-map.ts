import type { PlaceCandidate } from '@comanda/contract/orders/addresses/addresses.wire';
import type { Coordinates, NamedPlace } from '@comanda/domain/orders/addresses/coordinates';
import {
  type DivIcon,
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  layerGroup,
  map,
  marker,
} from 'leaflet';
import { mapTexts } from '../texts.ts';
import { addGround } from './map-ground.ts';
import { element, pinDrawing, storeDrawing } from './map-icons.ts';
import classes from './pin-map.module.css';

const streetZoom = 16;
const districtZoom = 14;
/**
 * In metres. A district's name this close to a candidate is not drawn: it would show through the candidate's
 * number.
 */
const samePlaceM = 150;
const keyStepPx = 8;
const keyStridePx = 48;

export interface MapScene {
  store: NamedPlace | null;
  landmarks: readonly NamedPlace[];
  candidates: readonly PlaceCandidate[];
  tiles: { url: string; credit: string } | null;
  /** The centre of the map while there is no pin. */
  around: Coordinates | null;
}

export interface PinMap {
  show(scene: MapScene): void;
  /** Sets the pin, and scrolls the map until it is visible. */
  setPin(place: Coordinates | null, isRough: boolean): void;
  zoom(step: 1 | -1): void;
  remove(): void;
}

interface PinMapEvents {
  onPin: (place: Coordinates) => void;
  onCandidate: (index: number) => void;
}

const tuple = ({ latitude, longitude }: Coordinates): LatLngTuple => [latitude, longitude];
const icon = (html: HTMLElement, size: [number, number], anchor?: [number, number]): DivIcon =>
  divIcon({ html, className: classes.icon ?? '', iconSize: size, iconAnchor: anchor });

function emptyMap(place: HTMLElement): LeafletMap {
  return map(place, {
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.5,
    maxZoom: 19,
    minZoom: 4,
    // Shows Brazil until a place is known.
    center: [-15.8, -47.9],
    zoom: 4,
    // The mouse wheel must scroll the dialog. A map that zooms by wheel would stop this scrolling.
    scrollWheelZoom: false,
    fadeAnimation: false,
    zoomAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
}

/** The pin, moved by mouse, finger or arrow keys. */
function createPin(leaflet: LeafletMap, onMove: () => void) {
  const pin = marker([0, 0], {
    icon: icon(pinDrawing(classes.pin), [40, 40], [20, 38]),
    draggable: true,
    autoPan: true,
    alt: mapTexts.pin,
    zIndexOffset: 1000,
  });
  pin.on('dragend', onMove);
  pin.on('add', () => {
    const handle = pin.getElement();
    handle?.setAttribute('aria-label', mapTexts.pin);
    handle?.addEventListener('keydown', (event) => {
      const steps: Record<string, [number, number]> = {
        ArrowUp: [0, -1],
        ArrowDown: [0, 1],
        ArrowLeft: [-1, 0],
        ArrowRight: [1, 0],
      };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const length = event.shiftKey ? keyStridePx : keyStepPx;
      const at = leaflet.latLngToContainerPoint(pin.getLatLng());
      pin.setLatLng(leaflet.containerPointToLatLng(at.add([step[0] * length, step[1] * length])));
      leaflet.panInside(pin.getLatLng(), { padding: [40, 40] });
      onMove();
    });
  });
  return pin;
}

/**
 * Creates a map with one pin inside `place`. Uses DOM elements instead of markup, because the page's content
 * security policy forbids markup from text. The library's own buttons, credits and pop-ups are markup, so
 * they are off.
 */
export function createPinMap(place: HTMLElement, { onPin, onCandidate }: PinMapEvents): PinMap {
  const leaflet = emptyMap(place);
  const resizing = new ResizeObserver(() => leaflet.invalidateSize({ animate: false }));
  resizing.observe(place);
  const layers = layerGroup().addTo(leaflet);
  let ground: { remove(): void } | null = null;
  let groundUrl: string | null | undefined;
  let isPlaced = false;

  const pin = createPin(leaflet, () => notify());
  const notify = () => {
    const { lat, lng } = pin.getLatLng().wrap();
    onPin({ latitude: lat, longitude: lng });
  };
  leaflet.on('click', ({ latlng }) => {
    pin.setLatLng(latlng).addTo(leaflet);
    notify();
  });

  return {
    show: ({ store, landmarks, candidates, tiles, around }) => {
      if (groundUrl !== (tiles?.url ?? null)) {
        ground?.remove();
        ground = addGround(leaflet, tiles);
        groundUrl = tiles?.url ?? null;
      }
      layers.clearLayers();
      // Names of districts are drawn only without map pictures, which already have these names. Leaflet
      // measures the distance, because the domain's function would enlarge the map's code.
      for (const landmark of tiles === null ? landmarks : []) {
        if (candidates.some((candidate) => leaflet.distance(tuple(candidate), tuple(landmark)) < samePlaceM))
          continue;
        marker(tuple(landmark), {
          icon: icon(element(classes.landmark, landmark.label), [0, 0]),
          interactive: false,
          keyboard: false,
          zIndexOffset: -1000,
        }).addTo(layers);
      }
      if (store) {
        const sign = storeDrawing(classes.store);
        sign.append(element(classes.storeName, mapTexts.store));
        marker(tuple(store), { icon: icon(sign, [0, 0]), interactive: false, keyboard: false }).addTo(layers);
      }
      for (const [index, candidate] of candidates.entries()) {
        const label = mapTexts.candidate(index + 1, candidate.label);
        marker(tuple(candidate), {
          icon: icon(element(classes.candidate, String(index + 1)), [28, 28]),
          // No keyboard focus on the map's candidates: the list beside the map has the same candidates.
          keyboard: false,
          title: label,
          alt: label,
        })
          .on('click', () => onCandidate(index))
          .addTo(layers);
      }
      if (isPlaced) return;
      const start = candidates[0] ?? around ?? store;
      if (start) leaflet.setView(tuple(start), districtZoom, { animate: false });
    },
    setPin: (wanted, isRough) => {
      if (wanted === null) {
        pin.remove();
        return;
      }
      const isThere = leaflet.hasLayer(pin);
      pin.setLatLng(tuple(wanted)).addTo(leaflet);
      const isInSight = isPlaced && isThere && leaflet.getBounds().pad(-0.1).contains(pin.getLatLng());
      if (!isInSight) leaflet.setView(tuple(wanted), isRough ? districtZoom : streetZoom, { animate: false });
      isPlaced = true;
    },
    zoom: (step) => {
      leaflet.setZoom(leaflet.getZoom() + step);
    },
    remove: () => {
      resizing.disconnect();
      leaflet.remove();
    },
  };
}
