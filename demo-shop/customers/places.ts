/** Countries of the schema, without its placeholder `ZZ`. */
const countryCodes =
	'AC AD AE AF AG AI AL AM AN AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PS PT PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW'.split(
		' ',
	);

/** States and provinces of the countries whose addresses have one, as `code name`. */
const zoneLists: ReadonlyMap<string, string> = new Map(
	Object.entries({
		AU: 'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia',
		CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
		US: 'AL Alabama,AK Alaska,AS American Samoa,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FM Micronesia,FL Florida,GA Georgia,GU Guam,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MH Marshall Islands,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,MP Northern Mariana Islands,OH Ohio,OK Oklahoma,OR Oregon,PW Palau,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,VI U.S. Virgin Islands,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific',
	}),
);

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

const codeByText = new Map(
	countryCodes.flatMap((code) => [
		[code.toLowerCase(), code],
		[(englishNames.of(code) ?? code).toLowerCase(), code],
	]),
);

export interface Zone {
	code: string;
	name: string;
}

/** Assumed: a country by its English name or its code; null for any other text. */
export function findCountry(text: string): string | null {
	return codeByText.get(text.trim().toLowerCase()) ?? null;
}

/** Whether addresses of a country have a state or province. */
export function hasZones(countryCode: string | null): boolean {
	return zoneLists.has(countryCode ?? '');
}

/** A state or province of a country by name or code; null for another text. */
export function findZone(countryCode: string | null, text: string): Zone | null {
	const wanted = text.trim().toLowerCase();
	const zones = (zoneLists.get(countryCode ?? '') ?? '').split(',').map((entry) => {
		const [code = '', ...name] = entry.split(' ');
		return { code, name: name.join(' ') };
	});
	return (
		zones.find(({ code, name }) => code && [code, name].some((s) => s.toLowerCase() === wanted)) ??
		null
	);
}
