/** The platform's types of metafields, without their `list.` forms. */
const types =
	'antenna_gain area article_reference battery_charge_capacity battery_energy_capacity boolean capacitance collection_reference color company_reference concentration customer_reference data_storage_capacity data_transfer_rate date date_time dimension display_density distance duration electric_current electrical_resistance energy file_reference frequency id illuminance inductance json jewelry_ring_size language link luminous_flux mass_flow_rate metaobject_reference mixed_reference money multi_line_text_field number_decimal number_integer order_reference page_reference power pressure product_reference product_taxonomy_value_reference rating resolution rich_text_field rotational_speed single_line_text_field sound_level speed temperature thermal_power url variant_reference voltage volume volumetric_flow_rate weight'.split(
		' ',
	);

/** All types, as the platform's error for an unknown type lists them. */
export const metafieldTypes: readonly string[] = [...types, ...types.map((type) => `list.${type}`)];
