/** The meaning of a row, by table, for the pages in `apps/server/schema`. */
export const ROW_MEANINGS: Readonly<Record<string, string>> = {
  access_records:
    'A legal record of one access event, e.g. a login or a denial, with person, time and network address.',
  account_change_waits:
    'The choice of a store whether a change of its receiving account waits a day before it takes effect.',
  audit_log: 'An entry in the history of a store: an action, its author, its time and its details.',
  banners: 'A carousel picture that the provider shows in the panel of a store, with its link and position.',
  book_holds:
    'The last hold on the settlements (repasses) of a store, because its book had differences or after a restore, with its release.',
  catalogue_products: 'A product of the catalogue that all stores share, identified by its barcode.',
  chat_messages: 'A message in the conversation of an order, written by the merchant or the customer.',
  cities: 'A city of Brazil in the reference data that all stores share.',
  commission_terms: 'The commission rate of a store from an operational day on.',
  contract_signatures:
    'The signature of a store under a document, with the signer, the time and a hash of the text.',
  contracts: 'A document that the provider asks a store to sign, with its text and its last signing link.',
  courier_accounts:
    'The account of a store at an Open Delivery courier service, with the address where couriers collect orders.',
  courier_events: 'A report about a courier request, with the status that the request got from it, if any.',
  courier_link_codes:
    'A code (stored as a hash) that leads a courier to one courier request, in a directory across stores.',
  courier_requests: 'A request for a courier, from a courier service or of the store itself, for one order.',
  coverage_areas: 'A district that the couriers of a store serve, with the price of a delivery there.',
  daily_summaries:
    'The subscription of a user to the daily summary by e-mail, with the last day already settled.',
  delivery_area_batches:
    'The delivery areas as one change found them, saved for a day so that it can be undone.',
  delivery_area_lists: 'The version of all delivery areas of a store; each change of an area locks the row.',
  delivery_areas:
    'The terms of a store in one district: whether it delivers there, minimum order, fee and free delivery.',
  delivery_cities: 'A city that a store added to its own city for its delivery areas.',
  dispute_reminders:
    'A mark that the deadline of a payment dispute was mailed to the store, so that it happens once.',
  districts: 'A district (bairro) of a city in the reference data that all stores share.',
  email_changes: 'A new e-mail address, of a user or of the store, that waits for the code mailed to it.',
  erasures: 'The orders of one erased customer, saved until the list outside of the database has them.',
  fee_plan_versions: 'The rates of a fee plan from an operational day on.',
  fee_plans: 'A fee plan for online payment, the same for all stores, with its name.',
  fine_reversals: 'A request of a store to take back a fine of an order, with the decision of the provider.',
  group_links: 'A link that offers an option group with a product, or with one of its sizes only.',
  group_options:
    'An option of an option group, with its price: a stock item, or an option with its own name.',
  held_payments:
    'A captured online payment of an order, held in the book of the store until a delivery takes it.',
  installation:
    'The only row: the identity of this database, and marks of the secret, files and payment key it belongs with.',
  intake_keys: 'A key (stored as a hash) that a partner uses to send orders to one store.',
  invoices:
    'An invoice from the provider to a store, for a month or opened by hand, with balance and payment.',
  job_rounds: 'The last rounds of one repeated job on one server, with its last failure.',
  journal_readers: 'The position of one reader in the journal of a store: the last entry that it has read.',
  journal_set_aside:
    'A journal entry that one reader skipped because it failed there repeatedly, with the error.',
  known_devices: 'A browser (stored as a hash) where a user has logged in before.',
  ledger_blocks: 'The money that one payment dispute blocks in the book, split by the account it came from.',
  ledger_books: 'The book of a store: the balance of each account, its last numbers and its last closed day.',
  ledger_entries: 'An amount that moves from one account to another inside the book of a store.',
  ledger_postings: 'A posting: the ledger entries of one cause, e.g. a delivery, a refund or a fine.',
  ledger_proofs:
    'The last proof of the book of a store: the entry it reached, and the first difference found.',
  login_names: 'A login (user name or e-mail), unique across all stores, and the user it belongs to.',
  login_tickets: 'A single-use ticket (stored as a hash) that logs a user in by a link, without a password.',
  mails_out:
    'An e-mail in the outgoing queue, or already ended, with its state, attempts and sealed content.',
  manual_requests:
    'A request of one person of the provider, e.g. an adjustment, that a second person approves or rejects.',
  menu_batches: 'The part of the menu that one bulk change found, saved for a day so that it can be undone.',
  menu_categories: 'A category of the menu of a store.',
  menu_item_categories: 'A product code of a partner, assigned to a menu category of the store.',
  menu_products: 'A product on the menu of a store, with its price, promotion and status.',
  menu_sizes: 'A size of a product on the menu, with its name, price and status.',
  menus: 'The version of the whole menu of a store; each change of the menu locks the row.',
  notice_dismissals: 'A notice of the panel that a user has dismissed.',
  old_payouts: 'A payout (repasse) to a store in the system before this one, imported by the provider.',
  old_transactions:
    'An order with its online payment in the system before this one, imported by the provider.',
  online_documents:
    'The last sending of one of the three documents for online payment, with the reviews of it.',
  online_registrations:
    'The registration of a store for online payment: the holder, the form, and the state at the payment provider.',
  opening_hours: 'The week of opening hours of a store, and whether it opens and closes by itself.',
  operator_grants: 'The permissions that a store chose to give its operators.',
  option_categories: 'A category in the option library of a store, with option groups for many products.',
  option_groups: 'A group of options to choose from, of the library or of one product, with its limits.',
  order_discounts: 'A share of a discount of an order, with the sponsor who pays it, if one was named.',
  order_facts:
    'The figures of one order for reports: day, outcome, amounts, commission and minutes, without personal data.',
  order_fees: 'A fee of an order as it was when the order came, e.g. delivery, service or tip.',
  order_history: 'A timeline step of an order that was imported, undone, or changed by release 1.2 or older.',
  order_lines: 'An item sold in an order, as it was when the order came.',
  order_payments: 'A payment that an order declared when it came, with its method and amount.',
  order_privacy_marks:
    'The progress of a store in removing contacts and names from its closed orders, as times of closing.',
  order_refusals:
    'An order of a partner that the intake refused for one reason, with the number of attempts.',
  order_transactions:
    'The money of one step of an order (delivery, undo, refund or lost dispute), with the terms applied.',
  orders: 'An order of a store, with its current status and the document the customer sent.',
  password_links: 'A single-use link (stored as a hash) that lets a user choose a password.',
  payment_boletos: 'A boleto for an invoice at the payment provider, with its state and the amount paid.',
  payment_charges:
    'An online charge for an order at the payment provider, with its method, amount and state.',
  payment_disputes: 'A contested charge (card chargeback or MED of Pix), with its deadlines and outcome.',
  payment_documents: 'A sending of an online payment document that is handed on to the payment provider.',
  payment_inbox:
    'A notice of the payment provider that something changed there, and whether it was applied here.',
  payment_methods: 'The payment methods that a store chose to accept at the door.',
  payment_receivers: 'A store as a receiver at the payment provider, with its holder and state there.',
  payment_refunds: 'A refund of a charge at the payment provider, with its cause, its payer and its state.',
  payment_reports:
    'The comparison of the report of a payment provider for one day with the rows of this database.',
  payment_sweeps: 'The position in the list of changes of a payment provider where the last read ended.',
  payment_transfers: 'A transfer of money from the payment provider to the receiving account of a store.',
  payout_terms:
    'The payout settings of a store: whether transfers are automatic, and whether the provider holds them back.',
  pending_changes:
    'A change of a public text or picture that a store requested, with the decision of the provider, if any.',
  period_failures:
    'The failure of a store whose month could not be closed, with the reason and the next attempt.',
  period_runs: 'The run that closes one month over all stores, and the server that works on it.',
  plan_choices: 'The fee plan that a store has from an operational day on.',
  print_device_tokens: 'The token (stored as a hash) of a print agent, and the device it belongs to.',
  print_devices: 'A computer with a print agent that is paired with a store, with its printers and routes.',
  print_jobs: 'A paper to print (one order, kind, revision and station, or a test page), with its state.',
  print_pairing_codes: 'A temporary code (stored as a hash) that pairs a computer with a store for printing.',
  print_qz_keys: 'The certificate of a store for QZ Tray and its sealed private key.',
  print_settings: 'The print settings of a store and their version.',
  product_file_rows: 'A row of an uploaded product file, with what was read of it and its outcome.',
  product_files: 'A product file that a store uploaded in bulk, with its state, progress and results.',
  provider_audit: 'An action of a person of the provider, in the console or at a terminal, with its outcome.',
  provider_people: 'A person of the provider, with login, role and second factor for the console.',
  provider_sessions: 'A session of a person of the provider in the console.',
  ratings:
    'The rating of an order by its customer, with the reply of the store, its contest and the decision.',
  receivables: 'An instalment of a captured payment that is due to a store on a bank day.',
  receiving_accounts: 'A bank account or Pix key where a store can receive its money, active or not.',
  recipe_lines: 'A stock item that a product contains, with its quantity and whether it can be left out.',
  record_numbers: 'The last number that a store gave to one kind of record, e.g. users or stock items.',
  recovery_codes: 'A code sent by e-mail or SMS to a user who has forgotten the password.',
  refused_orders:
    'An order that was refused because the store was closed, with the last time it was refused.',
  registration_requests:
    'A request of a person who wants to register a new store, with the answer of the provider.',
  reply_templates: 'A ready text of a store for replies to ratings.',
  restore_findings: 'A finding after a restore of the database that a person has to check.',
  restore_steps: 'A step of the work after a restore, done once in the background, with its lease and end.',
  restores: 'A restore of the database, which began an epoch.',
  sales_counts:
    'A count of orders of a day or month by outcome and one feature, e.g. hour, district or item.',
  sales_customers:
    'A customer of a store under an anonymous number, with the day of the first completed order.',
  sales_days: 'The sums of the orders of a store on one day, by outcome and way of payment.',
  sales_fills: 'The progress of a store in making facts of orders outside the journal, and the rules used.',
  sales_recounts: 'The last recount of the sales sums of a store from its orders, with the first difference.',
  schema_migrations: 'A migration that was applied to this database, with its checksum and release.',
  second_factor_codes: 'A recovery code (stored as a hash) for the second factor of a user.',
  second_factor_demands: 'The demand of a store that its administrators use a second factor, with its start.',
  second_factors: 'The second factor of a user: its sealed secret, or a secret that is not yet confirmed.',
  sessions: 'A session of a user of a store, with its token (stored as a hash), browser and end.',
  settlement_failures:
    'The failure of a store whose settlement (repasse) did not succeed, with the reason and the next attempt.',
  settlement_orders: 'The part of one receivable of an order in a settlement (repasse), amount by amount.',
  settlement_runs: 'The run that settles all stores on one bank day, and the server that works on it.',
  settlements:
    'A settlement (repasse) of a store on a bank day, with the amounts due, retained and paid out.',
  silenced_findings: 'A rule for findings that a user has silenced until a time.',
  sold_rows_carried: 'The progress of a store in making sold rows from older orders: the last order done.',
  special_dates: 'A date with opening hours of its own in a store, e.g. a holiday.',
  stock_items: 'A flavour or ingredient of a store, and whether it is in stock.',
  store_counters: 'The counters of a store for journal entries, orders, courier requests and print jobs.',
  store_documents: 'The CNPJ or CPF of a store, in a directory that finds stores by document.',
  store_events: 'An entry in the numbered journal of a store: a step of an order, or a hint for panels.',
  store_subjects:
    'The last announcement number of a store, in total and for each subject that panels follow.',
  stores: 'A store, with its registration data, settings, and whether it is open or suspended now.',
  support_visits: 'A visit of a person of the provider who reads the panel of a store, with reason and end.',
  team_changes: 'A change of the login of a person of the provider, with its kind, author and time.',
  team_spending:
    'The amount that a person of the provider moved without a second person on one operational day.',
  throttles:
    'A count of attempts under one limit by one hashed subject, e.g. an address, and its time window.',
  users: 'A person of a store, with login, roles and password hash.',
};
