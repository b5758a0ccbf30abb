//! The local network, as a host that has one offers it.

use serde::Serialize;
use std::io;
use std::net::{Ipv4Addr, SocketAddrV4};
use ts_rs::TS;

/// An interface of this device with an address that others of the same network can reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Interface {
    /// What the system calls it: `wlan0`, `Ethernet`.
    pub name: String,
    /// Its address, of a private range.
    #[ts(type = "string")]
    pub address: Ipv4Addr,
}

/// Listens for guests on the local network. A host without one offers none.
pub trait Network: Send + Sync {
    /// The interfaces that guests could come by.
    fn interfaces(&self) -> Vec<Interface>;

    /// Listens at an address of one of them, and nowhere else; where it listens. With `port` at that port or not at all.
    fn open(&self, address: Ipv4Addr, port: Option<u16>) -> io::Result<SocketAddrV4>;

    /// Stops listening, and ends every connection.
    fn close(&self);
}
