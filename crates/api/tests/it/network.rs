//! A local network for tests.

use api::{Interface, Network};
use std::io;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

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

/// A network of one interface at 10.0.0.n, whose n changes when the device goes to another network.
pub(crate) struct Moving(pub(crate) Arc<AtomicU8>);

impl Network for Moving {
    fn interfaces(&self) -> Vec<Interface> {
        let address = Ipv4Addr::new(10, 0, 0, self.0.load(Ordering::SeqCst));
        vec![Interface { name: "wlan0".to_owned(), address }]
    }

    fn open(&self, address: Ipv4Addr, port: Option<u16>) -> io::Result<SocketAddrV4> {
        Quiet.open(address, port)
    }

    fn close(&self) {}
}
