//! A local network for tests.

use api::{Interface, Network};
use std::io;
use std::net::{Ipv4Addr, SocketAddrV4};

/// A network where nothing listens: guests come by their keys alone.
pub(crate) struct Quiet;

impl Network for Quiet {
    fn interfaces(&self) -> Vec<Interface> {
        vec![Interface { name: "lo".to_owned(), address: Ipv4Addr::LOCALHOST }]
    }

    fn open(&self, address: Ipv4Addr, port: Option<u16>) -> io::Result<SocketAddrV4> {
        Ok(SocketAddrV4::new(address, port.unwrap_or(7303)))
    }

    fn close(&self) {}
}
