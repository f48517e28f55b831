/** Amounts are cents in bigint. */
export const firstTables = {
  version: 1,
  statements: [
    `create table products (
      id text primary key,
      position integer not null,
      slug text not null,
      name text not null,
      price bigint not null check (price between 1 and 99999999),
      catalogue_price bigint not null,
      image_url text not null,
      rating double precision not null,
      review_count integer not null,
      featured boolean not null,
      category text not null,
      skill_level text,
      wax_type text,
      wick_type text,
      fragrance_type text,
      container_type text,
      pack_amount double precision not null,
      pack_unit text not null,
      vessel_diameter_cm double precision,
      vessel_height_cm double precision,
      created_at text not null,
      is_active boolean not null default true
    )`,
    `create table product_variants (
      product_id text not null references products (id),
      id text not null,
      name text not null,
      price bigint not null check (price between 1 and 99999999),
      is_active boolean not null default true,
      primary key (product_id, id)
    )`,
    // Raised by every price change: an order is written only against the version it was priced with.
    `create table catalogue_state (
      is_only boolean primary key default true check (is_only),
      version bigint not null
    )`,
    'insert into catalogue_state (version) values (1)',
    `create function raise_catalogue_version() returns trigger language plpgsql as $$
      begin
        update catalogue_state set version = version + 1;
        return null;
      end
    $$`,
    `create trigger products_changed after insert or update or delete on products
      for each row execute function raise_catalogue_version()`,
    `create trigger product_variants_changed after insert or update or delete on product_variants
      for each row execute function raise_catalogue_version()`,
    `create table orders (
      id text primary key,
      request_key text not null unique,
      request_hash text not null,
      attempt integer not null default 1,
      status text not null,
      rank integer not null,
      session_id text unique,
      session_url text,
      livemode boolean not null,
      currency text not null,
      lines jsonb not null,
      subtotal bigint not null,
      promo_code text,
      shipping_options jsonb not null,
      allowed_totals bigint[] not null,
      shipping_amount bigint,
      tax_amount bigint not null default 0,
      amount_total bigint not null,
      refunded_amount bigint not null default 0,
      buy_now boolean not null,
      payment_intent text,
      attention text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      paid_at timestamptz
    )`,
    `create index orders_unfinished on orders (id) where status in ('creating', 'open', 'pending')`,
    'create index orders_payment_intent on orders (payment_intent)',
    'create index orders_newest on orders (created_at desc)',
    `create table stripe_events (
      id text primary key,
      type text not null,
      received_at timestamptz not null default now()
    )`,
    `create table rate_limits (
      client text not null,
      window_start bigint not null,
      requests integer not null,
      primary key (client, window_start)
    )`,
    `create table reconciliation (
      is_only boolean primary key default true check (is_only),
      sessions_seen_until bigint not null
    )`,
    'insert into reconciliation (sessions_seen_until) values (0)',
  ],
};
