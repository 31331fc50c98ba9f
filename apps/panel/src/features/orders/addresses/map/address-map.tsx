import 'leaflet/dist/leaflet.css';
import type { Coordinates } from '@comanda/domain/orders/addresses/coordinates';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { mapTexts } from '../texts.ts';
import classes from './pin-map.module.css';
import { createPinMap, type MapScene, type PinMap } from './pin-map.ts';

interface AddressMapProps {
  scene: MapScene;
  pin: Coordinates | null;
  /** True: the pin is the centre of an area larger than a house. */
  isRough: boolean;
  onPin: (place: Coordinates) => void;
  onCandidate: (index: number) => void;
}

/**
 * A map with the store, the place candidates and one pin. A touch on the map, a drag or arrow keys move the
 * pin.
 */
export function AddressMap({ scene, pin, isRough, onPin, onCandidate }: AddressMapProps) {
  const place = useRef<HTMLElement>(null);
  const pinMap = useRef<PinMap | null>(null);
  const events = useRef({ onPin, onCandidate });
  useEffect(() => {
    events.current = { onPin, onCandidate };
  });

  useEffect(() => {
    if (!place.current) return;
    const made = createPinMap(place.current, {
      onPin: (where) => events.current.onPin(where),
      onCandidate: (index) => events.current.onCandidate(index),
    });
    pinMap.current = made;
    return () => {
      pinMap.current = null;
      made.remove();
    };
  }, []);
  useEffect(() => {
    pinMap.current?.setPin(pin, isRough);
  }, [pin, isRough]);
  useEffect(() => {
    pinMap.current?.show(scene);
  }, [scene]);

  return (
    <div className={classes.frame}>
      <section ref={place} className={classes.map} aria-label={mapTexts.label} />
      <div className={`card ${classes.zoom}`}>
        <button type="button" aria-label={mapTexts.zoomIn} onClick={() => pinMap.current?.zoom(1)}>
          <IconPlus size={20} aria-hidden="true" />
        </button>
        <button type="button" aria-label={mapTexts.zoomOut} onClick={() => pinMap.current?.zoom(-1)}>
          <IconMinus size={20} aria-hidden="true" />
        </button>
      </div>
      {scene.tiles ? <p className={classes.credit}>{mapTexts.credit(scene.tiles.credit)}</p> : null}
    </div>
  );
}
