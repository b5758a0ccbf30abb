//! The interfaces that guests could come by.

use api::Interface;
use if_addrs::{IfAddr, get_if_addrs};
use std::net::Ipv4Addr;

/// Whether this machine has an address.
pub fn has_address(address: Ipv4Addr) -> bool {
    private(Some(address)).iter().any(|one| one.address == address)
}

/// The interfaces with an address of a private range (RFC 1918) or of the link itself (RFC 3927), and the named one.
pub(crate) fn private(named: Option<Ipv4Addr>) -> Vec<Interface> {
    // A system that names none has none that could be used.
    let all = get_if_addrs().unwrap_or_default();
    let addresses = all.into_iter().filter_map(|one| match one.addr {
        IfAddr::V4(v4) => Some(Interface { name: one.name, address: v4.ip }),
        IfAddr::V6(_) => None,
    });
    let mut found: Vec<Interface> = addresses
        .filter(|one| {
            one.address.is_private() || one.address.is_link_local() || Some(one.address) == named
        })
        .collect();
    // A named address comes first; then what a router gave.
    found.sort_by_key(|one| (Some(one.address) != named, one.address.is_link_local()));
    found
}
